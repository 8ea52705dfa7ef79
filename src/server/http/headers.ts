import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Strict headers for every answer. Styles may be inline because emotion writes them so; scripts never.
 * @param foreign origin of another API host the client is pointed at, or null
 */
export const installHeaders = async (app: FastifyInstance, foreign: string | null): Promise<void> => {
  const own = ["'self'", ...(foreign ? [foreign] : [])]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...own, 'data:', 'blob:'],
        mediaSrc: [...own, 'blob:'],
        objectSrc: own,
        frameSrc: [...own, 'blob:'],
        connectSrc: own,
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The server also runs on plain HTTP inside a school; whoever puts TLS in front sets HSTS there.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
}
