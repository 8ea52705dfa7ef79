/** Where the database's life is told (pino and Fastify loggers fit). Messages are Spanish and hold no secret. */
export interface DatabaseLog {
  info(message: string): void
  error(message: string): void
}
