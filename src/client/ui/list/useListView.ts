import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, sameView, writeView, type ListView } from './listView'

const FIRST: ListView = { query: '', page: 1, sort: null }

/** Browsers throttle pages that rewrite their address on every key. */
const WRITE_AFTER_MS = 250

/**
 * The view of a list, kept in the address bar. Screen first: a change shows at once and the address follows (a page or a
 * sort at once, typing after a pause or on `commit`), always replacing, so that Back leaves the list.
 * @param prefix tells two lists of one page apart (`?cargos.q=`)
 * @param inUrl false keeps the view in memory only, as a picker inside a dialog wants
 */
export const useListView = (prefix: string, inUrl: boolean) => {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [state, setState] = useState(() => ({
    view: inUrl ? readView(params, prefix) : FIRST,
    address,
    written: address,
  }))
  // The address changed: by ourselves (what was typed since stays), or by a link or Back (the address wins).
  if (inUrl && address !== state.address) {
    const view = address === state.written ? state.view : readView(params, prefix)
    setState({ view, address, written: address })
  }
  const { view } = state
  const shown = readView(params, prefix)
  const pending = inUrl && !sameView(view, shown)
  const typing = pending && view.query !== shown.query && view.query !== ''

  const commit = useCallback(() => {
    if (!pending) return
    const next = writeView(params, view, prefix)
    setState((before) => ({ ...before, written: next.toString() }))
    setParams(next, { replace: true })
  }, [pending, params, view, prefix, setParams])

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(commit, typing ? WRITE_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [pending, typing, commit])

  const change = useCallback((patch: Partial<ListView>) => {
    setState((before) => ({ ...before, view: { ...before.view, ...patch } }))
  }, [])

  return { view, change, commit }
}
