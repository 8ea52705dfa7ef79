import type { FastifyRequest } from 'fastify'

/** `https://escuela.mx`: where this server was asked, for addresses that leave it. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`
