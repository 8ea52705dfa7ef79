import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Days without a sign-in after which a browser counts as unknown. */
const LIFE_DAYS = 365
const DAY_MS = 24 * 60 * 60_000
/** Users remembered per browser, as on a shared desk; beyond these the least recent is forgotten. */
const MAX_USERS = 8

interface Device {
  id: string
  /** Hashes of the users signed in with this browser, latest first. */
  users: string[]
}

const SHAPE = /^([\w-]{16})\.([\w-]{11}(?:~[\w-]{11})*)\.(\d{1,6})\.([\w-]{43})$/

/** A signed token by which a browser is recognised; it grants no access. Failures of known browsers are counted apart, so strangers cannot lock a user out (decisions/0023). */
export const createDevices = (secret: string) => {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(`dispositivo:${text}`).digest()
  /** A hash, so that the browser's storage contains no names. */
  const markOf = (user: string): string => sign(`usuario:${user}`).subarray(0, 8).toString('base64url')

  const read = (token: string | undefined, now: Date): Device | null => {
    const [, id = '', users = '', day = '', signature = ''] = SHAPE.exec(token ?? '') ?? []
    if (id === '') return null
    const signed = Buffer.from(signature, 'base64url')
    const right = sign(`${id}.${users}.${day}`)
    if (signed.length !== right.length || !timingSafeEqual(signed, right)) return null
    return now.getTime() / DAY_MS - Number(day) > LIFE_DAYS ? null : { id, users: users.split('~') }
  }

  return {
    /** The browser's id; null when this user never signed in with it. */
    idOf: (token: string | undefined, user: string, now: Date): string | null => {
      const device = read(token, now)
      return device?.users.includes(markOf(user)) ? device.id : null
    },
    /** Id and token of the browser after a successful sign-in; extends its existing token. */
    signedIn: (token: string | undefined, user: string, now: Date): { id: string; token: string } => {
      const { id, users } = read(token, now) ?? { id: randomBytes(12).toString('base64url'), users: [] }
      const mark = markOf(user)
      const all = [mark, ...users.filter((each) => each !== mark)].slice(0, MAX_USERS)
      const text = `${id}.${all.join('~')}.${Math.floor(now.getTime() / DAY_MS)}`
      return { id, token: `${text}.${sign(text).toString('base64url')}` }
    },
  }
}
