import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { markRouterPure } from '../../web/markRouterPure.ts';

const { transform } = markRouterPure;
const handler = typeof transform === 'object' ? transform.handler : undefined;

test('A part of React Router that nothing imports has no effect at the top level of its module', () => {
  const source = `import * as React from 'react';
    var RouteContext = React.createContext({ outlet: null });
    RouteContext.displayName = "Route";
    var ENABLE_DEV_WARNINGS = true;
    var Link = React.forwardRef(function LinkWithRef(props) { return call(props); });
    Link.displayName = "Link";
    var routes = React.memo(Link);
    var found = find();
    Boundary.contextType = RouteContext;`;

  const written = handler && Reflect.apply(handler, { parse: parseAst }, [source]);

  expect(written.code.replaceAll(/\s+/g, ' ')).toBe(
    `import * as React from 'react'; var RouteContext = /* @__PURE__ */ React.createContext({ outlet: null });${' '}
    var ENABLE_DEV_WARNINGS = false;
    var Link = /* @__PURE__ */ React.forwardRef(function LinkWithRef(props) { return call(props); });${' '}
    var routes = /* @__PURE__ */ React.memo(Link); var found = find(); Boundary.contextType = RouteContext;`.replaceAll(
      /\s+/g,
      ' ',
    ),
  );
});
