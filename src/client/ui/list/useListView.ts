import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, sameView, writeView, type ListView } from './listView'

const FIRST: ListView = { query: '', page: 1, sort: null }

/** Browsers throttle pages that rewrite their address on every key. */
const WRITE_TYPING_AFTER_MS = 250

/** Late enough for the rows to be painted first: the router draws the page once more. */
const WRITE_AFTER_MS = 80

/** What the user changed and the address does not say yet. */
interface Draft {
  view: ListView
  /**
   * Addresses under which this draft is what shows: the one it was made under, then those written for it. The router
   * shows a written address late, and may show two one after the other; any other address wins over the draft.
   */
  under: readonly string[]
}

/** The draft after a change made under an address. */
const changed = (before: Draft | null, address: string, view: ListView): Draft => {
  const at = before ? before.under.indexOf(address) : -1
  return { view, under: before && at >= 0 ? before.under.slice(at) : [address] }
}

/**
 * The view of a list, kept in the address bar. Screen first: a change shows at once and the address follows after a
 * moment or on `commit`, always replacing, so that Back leaves the list.
 * @param prefix tells two lists of one page apart (`?cargos.q=`)
 * @param inUrl false keeps the view in memory only, as a picker inside a dialog wants
 */
export const useListView = (prefix: string, inUrl: boolean) => {
  const [params, setParams] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const address = inUrl ? params.toString() : ''
  const shown = useMemo(() => (inUrl ? readView(params, prefix) : FIRST), [inUrl, params, prefix])
  // Derived, never copied while rendering: the router moves in transitions, and a copy made in one that React throws
  // away leaks into the next update.
  const view = draft?.under.includes(address) ? draft.view : shown
  const pending = inUrl && !sameView(view, shown)
  const typing = pending && view.query !== shown.query && view.query !== ''

  const change = useCallback(
    (patch: Partial<ListView>) =>
      setDraft((before) => {
        const from = before?.under.includes(address) ? before.view : shown
        return changed(before, address, { ...from, ...patch })
      }),
    [address, shown],
  )

  const commit = useCallback(() => {
    if (!pending) return
    const next = writeView(params, view, prefix)
    setDraft((before) => before && { ...before, under: [...before.under, next.toString()] })
    setParams(next, { replace: true })
  }, [pending, params, view, prefix, setParams])

  const landed = inUrl && draft !== null && !pending
  useEffect(() => {
    if (!pending && !landed) return
    const timer = setTimeout(
      landed ? () => setDraft(null) : commit,
      typing ? WRITE_TYPING_AFTER_MS : WRITE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [pending, landed, typing, commit])

  return { view, change, commit }
}
