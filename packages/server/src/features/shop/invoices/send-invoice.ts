import type { FastifyReply } from 'fastify';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { findInvoice } from './invoice.repository.ts';

export async function sendInvoice(
  queries: Queries,
  number: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pdf = await drawInvoice(queries, number);
  reply.header('content-disposition', `attachment; filename="${number}.pdf"`);
  return reply.type('application/pdf').send(pdf);
}

export async function drawInvoice(queries: Queries, number: string): Promise<Buffer> {
  const invoice = await findInvoice(queries, number);
  if (!invoice) throw new AppError('object-not-found');
  // The code for paper is loaded with the first PDF.
  const { writeInvoice } = await import('./write-invoice.ts');
  return writeInvoice(invoice);
}
