import { parseSync, Visitor } from 'oxc-parser';

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);
const CLOCK_AND_RANDOM = new Set(['Date.now', 'Math.random']);

/**
 * @typedef {object} Use
 * @property {'import' | 'global'} kind
 * @property {string} name the module's name as written, the global or the call
 * @property {boolean} isType whether only types are taken
 * @property {number} line
 */

/**
 * Lists what a source file uses: every import (static, dynamic, re-export, `import('…').Type`) and the globals that a
 * rule could mention.
 *
 * @param {string} path
 * @param {string} source
 * @returns {readonly Use[]}
 */
export function readUses(path, source) {
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  /** @type {Use[]} */
  const uses = [];
  /** @type {(kind: Use['kind'], name: string, start: number, isType?: boolean) => void} */
  const add = (kind, name, start, isType = false) =>
    uses.push({ kind, name, isType, line: source.slice(0, start).split('\n').length });
  new Visitor({ ...importVisitor(add), ...globalVisitor(add) }).visit(parsed.program);
  return uses;
}

/** @typedef {(kind: Use['kind'], name: string, start: number, isType?: boolean) => void} Add */

/**
 * @param {Add} add
 * @returns {import('oxc-parser').VisitorObject}
 */
function importVisitor(add) {
  return {
    ImportDeclaration(node) {
      const typed =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 &&
          node.specifiers.every(
            (one) => one.type === 'ImportSpecifier' && one.importKind === 'type',
          ));
      add('import', node.source.value, node.start, typed);
    },
    ExportNamedDeclaration(node) {
      if (node.source) add('import', node.source.value, node.start, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add('import', node.source.value, node.start, node.exportKind === 'type');
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add('import', String(node.source.value), node.start);
    },
    TSImportType(node) {
      add('import', node.source.value, node.start, true);
    },
  };
}

/**
 * @param {Add} add
 * @returns {import('oxc-parser').VisitorObject}
 */
function globalVisitor(add) {
  /** Properties and keys only look like globals. */
  const names = new Set();
  return {
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      names.add(node.property);
      if (node.object.type !== 'Identifier') return;
      const call = `${node.object.name}.${node.property.name}`;
      if (CLOCK_AND_RANDOM.has(call)) add('global', call, node.start);
      if (GLOBAL_OBJECTS.has(node.object.name)) add('global', node.property.name, node.start);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) names.add(node.key);
    },
    PropertyDefinition(node) {
      if (!node.computed) names.add(node.key);
    },
    TSPropertySignature(node) {
      if (!node.computed) names.add(node.key);
    },
    TSMethodSignature(node) {
      if (!node.computed) names.add(node.key);
    },
    NewExpression(node) {
      if (
        node.callee.type === 'Identifier' &&
        node.callee.name === 'Date' &&
        !node.arguments.length
      )
        add('global', 'new Date()', node.start);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date')
        add('global', 'Date()', node.start);
    },
    Identifier(node) {
      if (!names.has(node)) add('global', node.name, node.start);
    },
  };
}
