import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = `max-age=${180 * 24 * 3600}`

/** Used by no screen, so denied to injected scripts too. */
const UNUSED = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'],
  ...['display-capture', 'accelerometer', 'gyroscope', 'magnetometer', 'browsing-topics'],
]
const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** Inline styles are allowed, as emotion writes them; inline scripts never. @param foreign origin of another API host, or null */
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
    // Set per request below, because inside a school the server may run on plain HTTP.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async ({ protocol }, reply) => {
    // On the raw response, as helmet does, because scripts are sent without headers for documents (assets.ts).
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY)
    if (protocol === 'https') reply.header('strict-transport-security', HSTS)
  })
}
