import { createServer } from 'node:http';

interface SlowModel {
  /** For `ASSISTANT_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

const PAUSE_MS = 100;

/** A language model on loopback that says word after word and never comes to an end. */
export async function startSlowModel(): Promise<SlowModel> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let word = 0;
    const timer = setInterval(() => {
      word += 1;
      const delta = { content: `Wort${word} ` };
      const choices = [{ index: 0, delta, finish_reason: null }];
      response.write(`data: ${JSON.stringify({ id: 'x', choices })}\n\n`);
    }, PAUSE_MS);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the model listens nowhere');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
