import { useState } from 'react'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { BlankMonths } from '@contract/openings/openings.rules'
import type { Marks } from '@contract/openings/openingWords'
import { useKept } from '../../ui/drafts/drafts'
import { forAnotherFile, NOTHING_ANSWERED, type Answered } from '../../write/imports/FileQuestions'
import type { Matches } from '../../ui/files/ColumnMatch'

export type MatchesByHand = Partial<Matches<OpeningFileColumn>>

/** What a person says of the file's words before it is written. */
export interface WordAnswers {
  readonly marcas: Marks
  readonly sinDebeDesde?: BlankMonths | undefined
  /** Kinds of readings that a person has confirmed. */
  readonly vistas: readonly string[]
}
export const UNSAID: WordAnswers = { marcas: {}, vistas: [] }

/** All that a person answered about the file, and the sheets that are read. */
export interface Answering {
  answers: Answered
  said: WordAnswers
  sheets: { hojas?: string }
} /** Kept when the session ends in the middle. A file cannot be kept. */
interface Draft {
  name: string
  day: string | null
  matches: MatchesByHand
  answers?: Answered
}

/** The file, the day, the columns matched by hand, and what was answered about the file. @param isDone nothing is to keep any more */
export const useOpeningDraft = (isDone: boolean) => {
  const [file, setFile] = useState<File | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [byHand, setByHand] = useState<MatchesByHand>({})
  const [answers, setAnswers] = useState(NOTHING_ANSWERED)
  const [lost, setLost] = useState('')
  useKept<Draft>('apertura', {
    read: () =>
      (file || day !== null) && !isDone
        ? { name: file?.name ?? '', matches: byHand, day, answers }
        : undefined,
    write: (draft) => {
      setDay(draft.day)
      setByHand(draft.matches)
      setAnswers({ ...NOTHING_ANSWERED, ...draft.answers })
      setLost(draft.name)
    },
  })
  const choose = (chosen: File | null): void => {
    setFile(chosen)
    setAnswers(forAnotherFile)
    setLost('')
  }
  return {
    file,
    choose,
    day,
    setDay,
    byHand,
    setByHand,
    answers,
    setAnswers,
    lost,
  }
}
export type OpeningDraft = ReturnType<typeof useOpeningDraft>
