import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '@contract/domain/sortRows'

interface ListView {
  query: string
  page: number
  sort: Sort | null
}

const nameOf = (prefix: string, name: string): string => (prefix ? `${prefix}.${name}` : name)

const readView = (params: URLSearchParams, prefix = ''): ListView => {
  const page = Number(params.get(nameOf(prefix, 'pagina')))
  const order = params.get(nameOf(prefix, 'orden'))
  return {
    query: params.get(nameOf(prefix, 'q')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null,
  }
}

const writeView = (params: URLSearchParams, view: ListView, prefix = ''): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) =>
    value ? next.set(nameOf(prefix, name), value) : next.delete(nameOf(prefix, name))
  put('q', view.query)
  put('pagina', view.page > 1 ? String(view.page) : '')
  put('orden', view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.key}` : '')
  return next
}

const ownPart = (view: ListView, prefix: string): string =>
  writeView(new URLSearchParams(), view, prefix).toString()

const sameView = (a: ListView, b: ListView): boolean =>
  a.query === b.query &&
  a.page === b.page &&
  a.sort?.key === b.sort?.key &&
  a.sort?.descending === b.sort?.descending

const FIRST: ListView = { query: '', page: 1, sort: null }

/** ms. Browsers throttle pages that rewrite their address on every key. */
const WRITE_TYPING_AFTER_MS = 250

/** ms. Only after the rows are painted: writing the address draws the page again. */
const WRITE_AFTER_MS = 80

interface Draft {
  view: ListView
  /** This list's part of the address, and those written since: the router may still show an older one. Filters are not in it. */
  under: readonly string[]
  writtenAt?: string
}

const draftWith = (before: Draft | null, address: string, view: ListView): Draft => {
  const at = before ? before.under.indexOf(address) : -1
  return { view, under: before && at >= 0 ? before.under.slice(at) : [address] }
}

/** Search, page and order. The address follows later, without a step for Back. @param prefix for a second list (`?cargos.q=`) */
export const useListView = (prefix: string, inUrl: boolean) => {
  const [params, setParams] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = useMemo(() => (inUrl ? readView(params, prefix) : FIRST), [inUrl, params, prefix])
  const address = useMemo(() => ownPart(shown, prefix), [shown, prefix])
  // Not copied into state: a copy made in a transition that React drops would stay.
  const view = draft?.under.includes(address) ? draft.view : shown
  const pending = inUrl && !sameView(view, shown)
  const typing = pending && view.query !== shown.query && view.query !== ''

  const change = useCallback(
    (patch: Partial<ListView>) =>
      setDraft((before) => {
        const from = before?.under.includes(address) ? before.view : shown
        return draftWith(before, address, { ...from, ...patch })
      }),
    [address, shown],
  )

  const commit = useCallback(() => {
    if (!pending) return
    const written = ownPart(view, prefix)
    // Not twice for one view: a click that leaves the list has written it, and a second write would undo the navigation.
    // Again if a filter changed the address since.
    const writtenAt = params.toString()
    if (draft?.under.at(-1) === written && draft.writtenAt === writtenAt) return
    setDraft((before) => before && { ...before, under: [...before.under, written], writtenAt })
    setParams(writeView(params, view, prefix), { replace: true })
  }, [pending, params, view, prefix, setParams, draft])

  // The draft goes only once the router shows what was written last: until then it alone tells that the router's address is an old one.
  const landed = inUrl && draft !== null && !pending && draft.under.at(-1) === address
  useEffect(() => {
    if (!pending && !landed) return
    // A filter may have begun another draft meanwhile.
    const drop = () => setDraft((now) => (now === draft ? null : now))
    const timer = setTimeout(landed ? drop : commit, typing ? WRITE_TYPING_AFTER_MS : WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pending, landed, typing, commit, draft])

  return { view, change, commit }
}

export type HeldView = ReturnType<typeof useListView>

export const useListActions = (change: (patch: Partial<ListView>) => void) =>
  useMemo(
    () => ({
      setQuery: (query: string) => change({ query, page: 1 }),
      setPage: (next: number) => change({ page: Math.max(1, next) }),
      setSort: (sort: Sort | null) => change({ sort, page: 1 }),
    }),
    [change],
  )
