export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface ApiOperation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly Schema[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
  readonly 'x-access'?: string;
}

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export type ApiPaths = Readonly<Record<string, Readonly<Partial<Record<Method, ApiOperation>>>>>;

/** As much of an OpenAPI document as is written and read here. */
export interface ApiDocument {
  readonly info: { readonly title: string };
  readonly paths: ApiPaths;
  readonly servers?: readonly { readonly url: string; readonly description: string }[];
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}
