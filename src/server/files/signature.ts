import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** In constant time for equal lengths; the length is no secret. */
const sameSignature = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Each purpose has a key of its own, so a link for one purpose opens nothing of another (decisions/domain/files#links). */
export const createSignature = (secret: string, purpose: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sign = (address: string): string =>
    `${address}&firma=${createHmac('sha256', key).update(address).digest('base64url')}`
  return {
    sign,
    holds: (url: string): boolean => {
      const [, address] = /^(.*)&firma=[\w-]{43}$/s.exec(url) ?? []
      return address !== undefined && sameSignature(sign(address), url)
    },
  }
}

/** Links signed in this time are equal, so lists keep their ETag and browsers their copy. A link is good for one to two such times. */
const WINDOW_SECONDS = 30 * 60

export const linkEnd = (nowSeconds: number): number =>
  (Math.floor(nowSeconds / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
