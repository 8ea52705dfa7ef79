import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ACTIONS,
  MODULES,
  type ActionName,
  type ModuleName,
  type Permission,
} from '@contract/domain/permissions'
import type { RolePair } from '@contract/roles/roles.rules'
import { conflict } from '../shared/problem'
import { createSignature, linkEnd } from './signature'

/** Identifies the sign-in and the permissions of the link's user: `<uuid>.<base 36>`. */
export type LinkHolder = string

const bitOf = (moduleId: number, actionId: number): bigint => 1n << BigInt((moduleId - 1) * 4 + actionId - 1)

interface User {
  readonly signIn: string
  readonly permissions: readonly Permission[]
}

export const holderOf = ({ signIn, permissions }: User): LinkHolder => {
  let held = 0n
  for (const { module, action } of permissions)
    held |= bitOf(MODULES[module as ModuleName], ACTIONS[action as ActionName])
  return `${signIn}.${held.toString(36)}`
}

export const readHolder = (holder: LinkHolder): { signIn: string; held: bigint } | null => {
  const [, signIn, digits] = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})$/.exec(holder) ?? []
  if (signIn === undefined || digits === undefined) return null
  return { signIn, held: [...digits].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n) }
}

export const stillHeld = (held: bigint, pairs: readonly RolePair[]): boolean =>
  (held & ~pairs.reduce((sum, { moduleId, permissionId }) => sum | bitOf(moduleId, permissionId), 0n)) === 0n

const scope = new AsyncLocalStorage<LinkHolder | null>()

/** Links made within `work` end with this user's sign-in or permissions. Not a parameter, because a dozen services make rows with links. */
export const withLinksOf = <T>(user: User | null, work: () => T): T => scope.run(user && holderOf(user), work)

export const linkHolder = (): LinkHolder | null => scope.getStore() ?? null

/** 409 when the record has another file than the replaced one by now: that file would be lost unseen (decisions/0015). */
export const assertSameFile = (seen: string | undefined, storedId: number): void => {
  const seenId = fileIdOf(seen ?? '')
  if (seenId !== null && seenId !== storedId)
    throw conflict('Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.')
}

type Variant = 'original' | 'miniatura'

export interface SignedFile {
  readonly id: number
  readonly variant: Variant
  readonly holder: LinkHolder | null
  readonly secondsLeft: number
}

/** Signed links kept: two for each of 5,000 pupils, made anew for every list, would cost some 70 ms. */
const KEPT = 100_000

const SHAPE =
  /^\/files\/([1-9]\d{0,9})\/(original|miniatura)\?(?:sesion=([0-9a-f-]{36}\.[0-9a-z]{1,11})&)?exp=(\d{1,12})&firma=[\w-]{43}$/

const NAMED = /^(?:https?:\/\/[^/?#]+)?\/files\/([1-9]\d{0,9})\/(?:original|miniatura)(?:\?[^#]*)?$/

/** The signature is not checked, as a page left open sends an old one; the id alone opens nothing. */
export const fileIdOf = (link: string): number | null => {
  const [, id] = NAMED.exec(link) ?? []
  return id === undefined ? null : Number(id)
}

/** Same origin, expiring, signed over the whole path and query (decisions/domain/files#links). @param secret the session secret */
export const createLinks = (secret: string, now: () => Date) => {
  const signature = createSignature(secret, 'escuela: enlaces de archivos')
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  const linkUntil = (exp: number, name: string, holder: LinkHolder | null): string =>
    signature.sign(`/files/${name}?${holder === null ? '' : `sesion=${holder}&`}exp=${exp}`)
  let windowEnd = 0
  const signed = new Map<string, string>()

  return {
    link: (id: number, variant: Variant): string => {
      const exp = linkEnd(seconds())
      if (exp !== windowEnd || signed.size >= KEPT) signed.clear()
      windowEnd = exp
      const name = `${id}/${variant}`
      const holder = linkHolder()
      const key = `${holder} ${name}`
      const link = signed.get(key) ?? linkUntil(exp, name, holder)
      signed.set(key, link)
      return link
    },

    check: (url: string): SignedFile | null => {
      const [, id, variant, holder = null, exp] = SHAPE.exec(url) ?? []
      if (id === undefined) return null
      const secondsLeft = Number(exp) - seconds()
      const link = { id: Number(id), variant: variant as Variant, holder, secondsLeft }
      return signature.holds(url) && link.secondsLeft > 0 ? link : null
    },
  }
}
