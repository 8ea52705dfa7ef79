import type { Sort } from './columns'

/** What the user is looking at in a list; it stands in the address bar as `?q=&pagina=&orden=`. */
export interface ListView {
  query: string
  /** From 1. */
  page: number
  sort: Sort | null
}

const nameOf = (prefix: string, name: string): string => (prefix ? `${prefix}.${name}` : name)

/** Reads a view; anything odd in the address is its default. */
export const readView = (params: URLSearchParams, prefix = ''): ListView => {
  const page = Number(params.get(nameOf(prefix, 'pagina')))
  const order = params.get(nameOf(prefix, 'orden'))
  return {
    query: params.get(nameOf(prefix, 'q')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null,
  }
}

/** The parameters with the view written over them; defaults are left out and other parameters stay. */
export const writeView = (params: URLSearchParams, view: ListView, prefix = ''): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) =>
    value ? next.set(nameOf(prefix, name), value) : next.delete(nameOf(prefix, name))
  put('q', view.query)
  put('pagina', view.page > 1 ? String(view.page) : '')
  put('orden', view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.key}` : '')
  return next
}

export const sameView = (a: ListView, b: ListView): boolean =>
  a.query === b.query &&
  a.page === b.page &&
  a.sort?.key === b.sort?.key &&
  a.sort?.descending === b.sort?.descending
