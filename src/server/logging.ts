import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Only method and path: never the query (signed links), headers (tokens) or bodies (passwords, health data). */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: [
    'req.headers',
    // @fastify/multipart logs all request headers at level trace.
    'busboyOptions.headers',
    'err.parameters',
    'err.detail',
    'err.where',
    'err.validation',
    'err.validationContext',
  ],
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
  },
})
