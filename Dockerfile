# syntax=docker/dockerfile:1

# The page of the portal is built with everything that development needs.
FROM node:24-trixie-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# A server needs the sources, which Node runs as they are, and the packages of its own.
FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has a Node of its own, and a page that is built already.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && rm -rf node_modules/node-linux-* \
  node_modules/@mui node_modules/@mdi node_modules/@rjsf node_modules/@tiptap node_modules/@codemirror
COPY engine engine
COPY compiler compiler
COPY machines machines
COPY api api
COPY server server
COPY portal portal
COPY definitions definitions
COPY scripts scripts
COPY docs/errors.md docs/errors.md
COPY LICENSE ./
COPY --from=page /app/dist/portal dist/portal
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It ends within ten seconds of SIGTERM.
CMD ["node", "--heap-growing-percent=30", "scripts/serve.ts"]
