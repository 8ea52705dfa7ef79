import { useState } from 'react'
import type { BlankMonths } from '@contract/openings/openings.rules'
import type { Marks } from '@contract/openings/openingMarks'
import { NOTHING_ANSWERED, type Answered } from '../../write/imports/FileQuestions'

export interface WordAnswers {
  readonly marcas: Marks
  readonly sinDebeDesde?: BlankMonths | undefined
  readonly vistas: readonly string[]
}
export const UNSAID: WordAnswers = { marcas: {}, vistas: [] }

export interface Answering {
  answers: Answered
  said: WordAnswers
  sheets: { hojas?: string }
}

interface About {
  readonly file: File | null
  readonly columns: string
}

interface Held<T> extends About {
  readonly value: T
}

/** A value that is dropped when the file, its columns or its sheets change. */
const useAbout = <T>({ file, columns }: About, none: T) => {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const isOfThis = held !== null && held.file === file && held.columns === columns
  return {
    value: isOfThis ? held.value : none,
    set: (value: T): void => setHeld({ file, columns, value }),
  }
}

/** @param place cycle and day; what was said about the file's words is dropped when they change */
export const useOpeningAnswers = ({ file, columns }: About, place: string) => {
  const answers = useAbout({ file, columns }, NOTHING_ANSWERED)
  const said = useAbout({ file, columns: `${columns} ${place}` }, UNSAID)
  return { answers: answers.value, setAnswers: answers.set, said: said.value, setSaid: said.set }
}
