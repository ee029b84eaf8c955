import type { Plugin } from 'vite';

/** Functions of React without side effects. */
const makers: ReadonlySet<string> = new Set(['createContext', 'forwardRef', 'memo']);

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Allows the build to remove the parts of React Router that the portal does not import. The library is one module whose
 * top level creates contexts and components and sets properties of them, which a build must treat as side effects.
 */
export const markRouterPure: Plugin = {
  name: 'mark-router-pure',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/ },
    handler(code) {
      const changes: Change[] = [];
      for (const statement of this.parse(code).body) {
        if (statement.type === 'VariableDeclaration') {
          for (const { id, init } of statement.declarations) {
            // The constant is `false` in the production build of the package, which its `exports` do not contain.
            if (id.type === 'Identifier' && id.name === 'ENABLE_DEV_WARNINGS' && init?.type === 'Literal')
              changes.push({ start: init.start, end: init.end, text: 'false' });
            if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') continue;
            const { property } = init.callee;
            if (property.type !== 'Identifier' || !makers.has(property.name)) continue;
            changes.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ ' });
          }
        }
        if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
          const { left } = statement.expression;
          if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') continue;
          // Only developer tools read it.
          if (left.property.name === 'displayName')
            changes.push({ start: statement.start, end: statement.end, text: '' });
        }
      }
      // From the end, so that earlier positions stay valid.
      const written = changes
        .toReversed()
        .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
      return { code: written, map: null };
    },
  },
};
