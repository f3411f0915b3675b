import type { ErrorReply } from '@fahrtwind/contract';
import type { FastifySchemaValidationError } from 'fastify';

interface ValidationError {
  readonly validation: readonly FastifySchemaValidationError[];
  readonly validationContext?: string;
}

/** Names the first field that does not match the contract, and in words what is wrong with it. */
export function validationReply(error: ValidationError): ErrorReply {
  const [issue] = error.validation;
  const path = issue?.instancePath.split('/').filter(Boolean).join('.') ?? '';
  const field = path || (error.validationContext ?? 'body');
  return { code: 'invalid-argument', message: sentence(field, issue), field };
}

function sentence(field: string, issue: FastifySchemaValidationError | undefined): string {
  const name = `„${field}“`;
  switch (issue?.keyword) {
    case 'too_big':
      return `Die Angabe ${name} ist zu lang oder zu groß.`;
    case 'too_small':
      return `Die Angabe ${name} ist zu kurz oder zu klein.`;
    case 'unrecognized_keys':
      return `In ${name} steht etwas, das nicht dorthin gehört.`;
    case 'invalid_type':
      return `Die Angabe ${name} fehlt oder hat die falsche Art.`;
    default:
      return `Die Angabe ${name} passt nicht. Bitte prüfe sie.`;
  }
}
