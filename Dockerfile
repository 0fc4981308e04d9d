# Build with the address that goes into links: docker build --build-arg ORIGIN=https://labs.example.org -t lab-tests .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG ORIGIN
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY package.json netlify.toml ./
COPY netlify/local netlify/local
COPY netlify/edge-functions netlify/edge-functions
COPY src/surfaces/weights.ts src/surfaces/weights.ts
COPY --from=build /app/node_modules/mrmime node_modules/mrmime
COPY --from=build /app/node_modules/smol-toml node_modules/smol-toml
COPY --from=build /app/generated/data generated/data
COPY --from=build /app/generated/functions generated/functions
COPY --from=build /app/dist dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "netlify/local/serve.ts"]
