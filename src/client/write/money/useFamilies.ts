import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { familyOfFields } from '@contract/domain/family'
import { searchProblem } from '@contract/search/search.rules'
import { searchTerms, wordOrder } from '@contract/search/terms.rules'
import type { Found, SearchAnswer } from '@contract/search/search.schemas'
import { useAppSelector } from '../../state/hooks'
import { useFound } from '../../state/search/search.api'
import { useDebounced } from '../../ui/fields/useDebounced'
import { deskOf } from './deskAddress'

export interface FoundFamily extends Found {
  key: string
  to: string
}

const deskOfFound = ({ familia, ruta }: Found): string => {
  const of = familia && familyOfFields(familia)
  return of ? deskOf(of) : ruta
}

/** One line per family: a pupil, a parent and a receipt may all lead to the same one. */
const familiesOf = (found: readonly Found[]): readonly FoundFamily[] => {
  const lines = found.map((row) => ({ ...row, key: `${row.tipo} ${row.id}`, to: deskOfFound(row) }))
  return lines.filter(({ to }, at) => lines.findIndex((line) => line.to === to) === at)
}

/** How well the words match in the order typed; 0 is best. */
const orderOf = ({ titulo, hijos = [] }: Found, query: string): number => {
  const terms = searchTerms(query)
  return Math.min(...[titulo, ...hijos].map((name) => wordOrder(name, terms)))
}

/** Opens by itself: the only match, a receipt's family, or the only one with several words in order; never a similar name. */
const certainOf = (query: string, found: readonly FoundFamily[]): FoundFamily | null => {
  const [first, second] = found.filter(({ parecido }) => !parecido)
  if (!first || !second || first.tipo === 'PAGO') return first ?? null
  const several = searchTerms(query).length > 1
  return several && orderOf(first, query) === 0 && orderOf(second, query) > 0 ? first : null
}

const useOpenedFamilies = (): readonly FoundFamily[] => {
  const opened = useAppSelector(({ desk }) => desk)
  return useMemo(
    () =>
      opened.map(({ of, ...shown }) => {
        const [tipo, id] =
          of.padreId !== undefined ? (['PADRE', of.padreId] as const) : (['ALUMNO', of.alumnoId] as const)
        const row: Found = { ...shown, tipo, id, familia: of, ruta: '' }
        return { ...row, key: `${tipo} ${id}`, to: deskOfFound(row) }
      }),
    [opened],
  )
}

const NO_FAMILIES: readonly FoundFamily[] = []
const NOTHING: SearchAnswer = { resultados: [] }

/** Families found before stay while the next are loading. */
export const useFamilies = (query: string) => {
  const words = query.trim()
  const { debounced, flush } = useDebounced(words)
  const mayAsk = searchProblem(words) === null
  const { row, error, retry } = useFound(
    mayAsk && debounced === words ? { q: words, tipos: 'FAMILIA,PAGO' } : skipToken,
  )
  const [before, setBefore] = useState(NOTHING)
  if (row && row !== before) setBefore(row)
  const answer = row ?? before
  const opened = useOpenedFamilies()
  const found = useMemo(() => familiesOf(answer.resultados), [answer])
  const isCurrent = mayAsk && row !== undefined
  const total = answer.totales?.find(({ tipo }) => tipo === 'FAMILIA')?.total ?? 0
  return {
    /** Before anything is typed those opened last; empty for a text too short and after a failed search. */
    families: words === '' ? opened : mayAsk && !error ? found : NO_FAMILIES,
    isEmpty: words === '',
    isSimilar: words !== '' && found.length > 0 && found.every(({ parecido }) => parecido),
    more: words === '' ? 0 : Math.max(0, total - found.filter(({ tipo }) => tipo !== 'PAGO').length),
    certain: isCurrent ? certainOf(words, found) : null,
    isPending: mayAsk && !row && !error,
    isShort: words !== '' && !mayAsk,
    error: mayAsk ? error : undefined,
    retry,
    flush,
  }
}

export type Families = ReturnType<typeof useFamilies>

/** Enter before the answer: opens the family once one is certain. @param already text for which no Enter is needed */
export const useOpenCertain = (
  query: string,
  { certain, isPending, flush }: Families,
  open: (family: FoundFamily) => void,
  already: string,
) => {
  const waiting = useRef(already === '' ? null : already)
  useEffect(() => {
    if (waiting.current !== null && waiting.current !== query) waiting.current = null
    if (waiting.current === null || isPending) return
    waiting.current = null
    if (certain) open(certain)
  })
  return (): void => {
    if (certain) open(certain)
    else if (isPending) {
      waiting.current = query
      flush()
    }
  }
}
