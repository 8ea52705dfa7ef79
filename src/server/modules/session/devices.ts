import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A browser nobody signed in with for this long is a stranger again. */
const LIFE_DAYS = 365
const DAY_MS = 24 * 60 * 60_000
/** One desk may be shared by a few; who signed in longest ago is forgotten first. */
const MAX_USERS = 8

interface Device {
  id: string
  /** Marks of the users who signed in with it, the last one first. */
  users: string[]
}

const SHAPE = /^([\w-]{16})\.([\w-]{11}(?:~[\w-]{11})*)\.(\d{1,6})\.([\w-]{43})$/

/**
 * A browser that a user signed in with before is known again by a signed token, which opens nothing: it only says that tries for
 * this user are counted for this browser and no longer for its address (decisions/0023).
 * @param secret the same in every process on this database
 */
export const createDevices = (secret: string) => {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(`dispositivo:${text}`).digest()
  /** No name stands in a browser's storage. */
  const markOf = (user: string): string => sign(`usuario:${user}`).subarray(0, 8).toString('base64url')

  const read = (token: string | undefined, now: Date): Device | null => {
    const [, id = '', users = '', day = '', signature = ''] = SHAPE.exec(token ?? '') ?? []
    if (id === '') return null
    const given = Buffer.from(signature, 'base64url')
    const right = sign(`${id}.${users}.${day}`)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return now.getTime() / DAY_MS - Number(day) > LIFE_DAYS ? null : { id, users: users.split('~') }
  }

  return {
    /** The browser's own name in the counting of failures, or null where this user never signed in with it. */
    bucketOf: (token: string | undefined, user: string, now: Date): string | null => {
      const device = read(token, now)
      return device?.users.includes(markOf(user)) ? `dispositivo ${device.id}` : null
    },
    /** The token after a good sign-in: of the same browser, where it has one already. */
    signedIn: (token: string | undefined, user: string, now: Date): string => {
      const { id, users } = read(token, now) ?? { id: randomBytes(12).toString('base64url'), users: [] }
      const mark = markOf(user)
      const all = [mark, ...users.filter((each) => each !== mark)].slice(0, MAX_USERS)
      const text = `${id}.${all.join('~')}.${Math.floor(now.getTime() / DAY_MS)}`
      return `${text}.${sign(text).toString('base64url')}`
    },
  }
}
