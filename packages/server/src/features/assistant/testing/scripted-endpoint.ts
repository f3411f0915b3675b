import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** One answer of the endpoint. */
export type Script = (response: ServerResponse, request: SentRequest) => Promise<void> | void;

/** What was asked of the endpoint. */
export interface SentRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

export interface ScriptedEndpoint {
  /** For `ASSISTANT_URL`. */
  readonly url: string;
  readonly requests: SentRequest[];
  /** Answers whose connection is still open. */
  readonly underWay: () => number;
  /** Answers the next requests, one after the other; the last script answers all further ones. */
  play(...scripts: readonly Script[]): void;
  close(): Promise<void>;
}

/** An endpoint with the interface of OpenAI on loopback that says what a test tells it to, hostile things too. */
export async function startScriptedEndpoint(port = 0): Promise<ScriptedEndpoint> {
  let scripts: readonly Script[] = [says('Hallo.')];
  const requests: SentRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await readBody(request);
    requests.push(sent);
    const [script, ...rest] = scripts;
    if (rest.length > 0) scripts = rest;
    await script?.(response, sent);
  };
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.on('error', () => undefined).once('close', () => (underWay -= 1));
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    underWay: () => underWay,
    play: (...next) => {
      scripts = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<SentRequest> {
  const pieces: Buffer[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pieces of a body are buffers
  for await (const piece of request) pieces.push(piece as Buffer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the library sends it
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as SentRequest;
}

interface Delta {
  readonly content?: string;
  readonly reasoning_content?: string;
  readonly tool_calls?: readonly object[];
}

export function chunk(delta: Delta, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices })}\n\n`;
}

const DONE = 'data: [DONE]\n\n';

/** Sends these texts as the events of an answer, and ends it. */
export const streams =
  (...texts: readonly string[]): Script =>
  (response) => {
    begin(response);
    for (const text of texts) response.write(text);
    response.end();
  };

export const says = (...pieces: readonly string[]): Script =>
  streams(...pieces.map((content) => chunk({ content })), chunk({}, 'stop'), DONE);

/** Calls tools, each in one piece. */
export const calls = (
  ...wanted: readonly (readonly [name: string, input: object | string])[]
): Script =>
  streams(
    ...wanted.map(([name, input], index) =>
      chunk({
        tool_calls: [
          {
            index,
            id: `call-${index}-${name}`,
            type: 'function',
            function: {
              name,
              arguments: typeof input === 'string' ? input : JSON.stringify(input),
            },
          },
        ],
      }),
    ),
    chunk({}, 'tool_calls'),
    DONE,
  );

export const fails =
  (status: number): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
  };

/** Says something and then nothing any more. */
export const hangs =
  (...texts: readonly string[]): Script =>
  (response) => {
    begin(response);
    for (const text of texts) response.write(text);
  };

/** Cuts the connection in the middle. */
export const cuts =
  (...texts: readonly string[]): Script =>
  async (response) => {
    begin(response);
    for (const text of texts) response.write(text);
    await setTimeout(20);
    response.destroy();
  };

/** Goes on until the connection is closed. */
export const neverEnds =
  (text: string, pauseMs = 0): Script =>
  async (response) => {
    begin(response);
    while (!response.destroyed) {
      const isTaken = response.write(text);
      if (!isTaken || pauseMs > 0) await setTimeout(Math.max(pauseMs, 1));
    }
  };

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}
