# The server with the page and everything that it needs. docs/operating.md tells what can be set.

FROM node:22-slim AS build
WORKDIR /menagerie
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npm run build && npm run build:page
RUN npm prune --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 SQLITE_PATH=/data/menagerie.sqlite
WORKDIR /menagerie
COPY --from=build /menagerie/package.json ./
COPY --from=build /menagerie/node_modules node_modules
COPY --from=build /menagerie/packages packages
COPY --from=build /menagerie/apps apps
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/bin/menagerie-server.js"]
