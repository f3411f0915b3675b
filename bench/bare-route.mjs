import Fastify from 'fastify';

// The peer of bench/session-endpoint.mjs: plain Fastify that sends the text it was started with.
const app = Fastify({ logger: false });
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(process.argv[2]));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
