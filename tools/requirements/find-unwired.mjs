import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

const DOMAIN = '@fahrtwind/domain';
const DOMAIN_FILE = /^packages\/domain\/src\//;
const NO_PRODUCT = /\.test\.tsx?$|\/testing\/|-fakes\.tsx?$|^packages\/[^/]+\/test\//;

/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {boolean} isFunction exported, so that others can call it
 * @property {readonly string[]} uses what its text mentions
 */

/**
 * @typedef {object} Module
 * @property {readonly Declaration[]} declarations
 * @property {ReadonlyMap<string, { from: string, name: string }>} imports local name → where it comes from; `*` is all of it
 */

/**
 * @param {string} list text of docs/requirements-unwired.txt
 * @returns {ReadonlyMap<string, string>} name of a function that waits for its screen → which that is
 */
export function readKept(list) {
  return new Map(
    list
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map((line) => {
        const [name = '', ...reason] = line.split(/\s+/);
        return [name, reason.join(' ')];
      }),
  );
}

/**
 * @param {readonly string[]} unwired all functions that only tests call
 * @param {readonly string[]} unlisted those of them that no kept function calls either
 * @param {ReadonlyMap<string, string>} kept
 */
export function compareUnwired(unwired, unlisted, kept) {
  const called = [...kept.keys()].filter((name) => !unwired.includes(name));
  return {
    called,
    names: unwired.filter((name) => kept.has(name) || unlisted.includes(name)),
    problems: [
      ...unlisted.map(
        (name) =>
          `${name} is called by tests alone: call it, delete it with its tests, or list it with a reason in docs/requirements-unwired.txt`,
      ),
      ...called.map(
        (name) => `${name} waits for its screen no longer: run "npm run requirements -- --write"`,
      ),
      ...[...kept]
        .filter(([, reason]) => reason === '')
        .map(([name]) => `${name} is kept without a reason`),
    ],
  };
}

/**
 * Functions of the domain that only tests call, by their names. What a kept function calls is kept too.
 *
 * @param {ReadonlyMap<string, string>} sources path → text
 * @param {readonly string[]} kept names of functions that may wait for their screen
 * @returns {readonly string[]}
 */
export function findUnwired(sources, kept = []) {
  const product = [...sources].filter(([path]) => !NO_PRODUCT.test(path));
  const modules = new Map(product.map(([path, source]) => [path, readModule(path, source)]));
  const domain = new Map([...modules].filter(([path]) => DOMAIN_FILE.test(path)));
  const called = calledFromOutside(modules);
  const isRoot = (/** @type {string} */ name) =>
    called.has('*') || called.has(name) || kept.includes(name);
  /** @type {Set<string>} */
  const reached = new Set();
  for (const [path, { declarations }] of domain) {
    for (const { name } of declarations) if (isRoot(name)) reach(domain, path, name, reached);
  }
  return [...domain]
    .flatMap(([path, { declarations }]) =>
      declarations.filter(({ name, isFunction }) => isFunction && !reached.has(`${path}#${name}`)),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * @param {ReadonlyMap<string, Module>} modules
 * @returns {ReadonlySet<string>}
 */
function calledFromOutside(modules) {
  const outside = [...modules].filter(([path]) => !DOMAIN_FILE.test(path));
  return new Set(
    outside.flatMap(([, { imports }]) =>
      [...imports.values()]
        .filter(({ from }) => from === DOMAIN || from.startsWith(`${DOMAIN}/`))
        .map(({ name }) => name),
    ),
  );
}

/**
 * @param {ReadonlyMap<string, Module>} domain
 * @param {string} path
 * @param {string} name
 * @param {Set<string>} reached
 */
function reach(domain, path, name, reached) {
  const module = domain.get(path);
  if (!module || reached.has(`${path}#${name}`)) return;
  reached.add(`${path}#${name}`);
  const uses = module.declarations.filter((one) => one.name === name).flatMap((one) => one.uses);
  for (const use of uses) {
    const imported = module.imports.get(use);
    if (!imported) reach(domain, path, use, reached);
    else reach(domain, normalize(join(dirname(path), imported.from)), imported.name, reached);
  }
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {Module}
 */
function readModule(path, source) {
  const { program } = parseSync(path, source);
  const mentioned = readMentions(program);
  return {
    imports: readImports(program),
    declarations: program.body.flatMap((statement) => {
      const isExported = statement.type === 'ExportNamedDeclaration';
      const node = isExported ? statement.declaration : statement;
      const uses = mentioned
        .filter(({ start }) => start >= statement.start && start < statement.end)
        .map(({ name }) => name);
      return namesOf(node).map(({ name, isFunction }) => ({
        name,
        isFunction: isExported && isFunction,
        uses,
      }));
    }),
  };
}

/**
 * @param {import('oxc-parser').Program} program
 * @returns {Module['imports']}
 */
function readImports(program) {
  /** @type {Map<string, { from: string, name: string }>} */
  const imports = new Map();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    for (const one of node.specifiers) {
      const name =
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
          ? one.imported.name
          : '*';
      imports.set(one.local.name, { from: node.source.value, name });
    }
  }
  return imports;
}

/**
 * @param {import('oxc-parser').Program} program
 * @returns {readonly { name: string, start: number }[]} identifiers that stand for a value, not for a property
 */
function readMentions(program) {
  const properties = new Set();
  /** @type {{ name: string, start: number }[]} */
  const mentions = [];
  new Visitor({
    MemberExpression(node) {
      if (!node.computed) properties.add(node.property);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) properties.add(node.key);
    },
    Identifier(node) {
      if (!properties.has(node)) mentions.push({ name: node.name, start: node.start });
    },
  }).visit(program);
  return mentions;
}

/**
 * @param {import('oxc-parser').Statement | import('oxc-parser').Declaration | null} node
 * @returns {readonly { name: string, isFunction: boolean }[]}
 */
function namesOf(node) {
  if (node?.type === 'FunctionDeclaration' && node.id)
    return [{ name: node.id.name, isFunction: true }];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier'
      ? [{ name: id.name, isFunction: init?.type === 'ArrowFunctionExpression' }]
      : [],
  );
}
