import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useRef } from 'react'
import { certificatesRoutes } from '@contract/certificates/certificates.routes'
import { searchProblem } from '@contract/search/search.rules'
import { searchTerms } from '@contract/search/terms.rules'
import type { SearchAnswer } from '@contract/search/search.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useFound } from '../../../state/search/search.api'
import { useMay } from '../../../state/session/useMay'
import { useDebounced } from '../../../ui/fields/useDebounced'
import { useMayCollect } from '../../../write/money/deskAddress'
import { screens } from '../../screens'
import { opensFor } from '../menuPlace'
import { paperIn, paperOptions } from './certificateOptions'
import {
  collectOptions,
  foundOptions,
  isAction,
  listOption,
  matching,
  onceEach,
  meantOf,
  pagesOf,
  whoIn,
  type Option,
} from './options'
import { texts } from './palette.texts'

const NO_RESULTS: SearchAnswer = { resultados: [] }

/** Empty until the answer arrives, so that Enter cannot open a person of the last search. */
const usePeople = (who: string) => {
  const { debounced, flush } = useDebounced(who)
  const mayAsk = searchProblem(who) === null
  const { row, error } = useFound(debounced === who && mayAsk ? { q: who } : skipToken)
  const isPending = mayAsk && row === undefined && error === undefined
  return { found: (mayAsk && row) || NO_RESULTS, isPending, error: mayAsk ? error : undefined, flush }
}

const usePages = (mayCollect: boolean): readonly Option[] => {
  const may = useMay()
  return useMemo(() => {
    const open = screens.filter((screen) => opensFor(may, screen))
    return pagesOf(open, mayCollect)
  }, [may, mayCollect])
}

const asRecent = (option: Option): Option => ({ ...option, group: texts.recent })

const useAsked = (query: string, mayCollect: boolean) => {
  const mayMake = useMay()(certificatesRoutes.create.access)
  return useMemo(() => {
    const paper = mayMake ? paperIn(query) : null
    if (paper?.who) {
      const optionsOf = ({ resultados }: SearchAnswer) => paperOptions(resultados, paper.kind)
      return { who: paper.who, optionsOf, isCommand: true }
    }
    const { who, collecting } = whoIn(query, mayCollect)
    const optionsOf = (answer: SearchAnswer) =>
      collecting ? collectOptions(answer.resultados) : foundOptions(answer, mayCollect)
    return { who, optionsOf, isCommand: collecting }
  }, [query, mayCollect, mayMake])
}

export const usePalette = (query: string, recent: readonly Option[]) => {
  const mayCollect = useMayCollect()
  const mayList = useMay()(studentsRoutes.listAll.access)
  const pages = usePages(mayCollect)
  const { who, optionsOf, isCommand } = useAsked(query, mayCollect)
  const { found, isPending, error, flush } = usePeople(who)
  const options = useMemo(() => {
    if (query.trim() === '') return onceEach([...recent.map(asRecent), ...pages.filter(isAction)])
    if (isCommand) return optionsOf(found)
    const terms = searchTerms(query)
    return onceEach([
      ...matching(recent, terms).map(asRecent),
      ...matching(pages, terms),
      ...optionsOf(found),
      // Not while people are searched: it would stay highlighted, and Enter would open the list instead of a person.
      ...(mayList && !isPending ? [listOption(query.trim())] : []),
    ])
  }, [query, recent, pages, found, isCommand, optionsOf, mayList, isPending])
  return { options, found: found.resultados, who, optionsOf, isPending, error, flush }
}

type Palette = ReturnType<typeof usePalette>

/** Enter before the answer searches at once and opens the result meant (`meantOf`). @returns the handler; it returns false when the answer is here */
export const useEarlyEnter = (
  { found, optionsOf, who, isPending, flush }: Palette,
  pick: (it: Option) => void,
) => {
  const waiting = useRef<string | null>(null)
  useEffect(() => {
    if (waiting.current !== who) waiting.current = null
    if (waiting.current === null || isPending) return
    waiting.current = null
    const meant = meantOf(who, found)
    const [option] = meant ? optionsOf({ resultados: [meant] }) : []
    if (option) pick(option)
  })
  return (): boolean => {
    if (!isPending) return false
    waiting.current = who
    flush()
    return true
  }
}
