import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = `max-age=${180 * 24 * 3600}`

/** No screen uses these, so an injected script cannot use them either. */
const UNUSED = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'],
  ...['display-capture', 'accelerometer', 'gyroscope', 'magnetometer', 'browsing-topics'],
]
const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** Styles may be inline because emotion writes them so; scripts never. @param foreign origin of another API host, or null */
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
    // Set below per request, because the server also runs on plain HTTP inside a school.
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
