import type { FastifyRequest } from 'fastify'

/** `https://escuela.mx`, for addresses printed or sent. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`
