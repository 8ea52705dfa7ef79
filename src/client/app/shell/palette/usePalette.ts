import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useRef } from 'react'
import { searchProblem } from '@contract/search/search.rules'
import { searchTerms } from '@contract/search/search.words'
import type { SearchAnswer } from '@contract/search/search.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useFound } from '../../../state/search/search.api'
import { useMay } from '../../../state/session/useMay'
import { useRested } from '../../../ui/fields/useRested'
import { useMayCollect } from '../../../write/money/CollectLink'
import { screens } from '../../screens'
import {
  collectOptions,
  foundOptions,
  isAction,
  listOption,
  matching,
  onceEach,
  onlyMeant,
  pagesOf,
  texts,
  whoIn,
  type Option,
} from './options'

const NOBODY: SearchAnswer = { resultados: [] }

/** The people that match the text. Empty until the answer arrives, so that Enter cannot open a person of the last search. */
const usePeople = (who: string) => {
  const { rested, now } = useRested(who)
  const mayAsk = searchProblem(who) === null
  const { row, error } = useFound(rested === who && mayAsk ? { q: who } : skipToken)
  const isPending = mayAsk && row === undefined && error === undefined
  return { found: (mayAsk && row) || NOBODY, isPending, error: mayAsk ? error : undefined, now }
}

const usePages = (mayCollect: boolean): readonly Option[] => {
  const may = useMay()
  return useMemo(() => {
    const open = screens.filter(({ access, needs = access }) => may(access) && may(needs))
    return pagesOf(open, mayCollect)
  }, [may, mayCollect])
}

const asRecent = (option: Option): Option => ({ ...option, group: texts.recent })

/** All lines that the palette offers for the text in its field; the recent ones come first. */
export const usePalette = (query: string, recent: readonly Option[]) => {
  const mayCollect = useMayCollect()
  const mayList = useMay()(studentsRoutes.listAll.access)
  const pages = usePages(mayCollect)
  const { who, collecting } = whoIn(query, mayCollect)
  const { found, isPending, error, now } = usePeople(who)
  const options = useMemo(() => {
    if (query.trim() === '') return onceEach([...recent.map(asRecent), ...pages.filter(isAction)])
    if (collecting) return collectOptions(found.resultados)
    const terms = searchTerms(query)
    return onceEach([
      ...matching(recent, terms).map(asRecent),
      ...matching(pages, terms),
      ...foundOptions(found, mayCollect),
      // Not while people are being searched: it would stay highlighted when they arrive, and Enter would open the list.
      ...(mayList && !isPending ? [listOption(query.trim())] : []),
    ])
  }, [query, recent, pages, found, collecting, mayCollect, mayList, isPending])
  return { options, found: found.resultados, mayCollect, who, collecting, isPending, error, now }
}

type Palette = ReturnType<typeof usePalette>

/**
 * Enter before the answer: the search is sent at once, and a result that is the only possible one opens when it arrives.
 * @returns the handler of Enter; it returns false when the answer is already there, so that the highlighted line opens
 */
export const useEarlyEnter = (
  { found, mayCollect, who, collecting, isPending, now }: Palette,
  pick: (it: Option) => void,
) => {
  const waiting = useRef<string | null>(null)
  useEffect(() => {
    if (waiting.current !== who) waiting.current = null
    if (waiting.current === null || isPending) return
    waiting.current = null
    const meant = onlyMeant(who, found)
    const [option] = meant
      ? collecting
        ? collectOptions([meant])
        : foundOptions({ resultados: [meant] }, mayCollect)
      : []
    if (option) pick(option)
  })
  return (): boolean => {
    if (!isPending) return false
    waiting.current = who
    now()
    return true
  }
}
