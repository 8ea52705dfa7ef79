import { useState } from 'react'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import { useKept } from '../../ui/drafts/drafts'
import type { ColumnMapping } from '../../ui/files/ColumnMapping'

export type MappingByHand = Partial<ColumnMapping<OpeningFileColumn>>

/** Kept if the session ends meanwhile, except the file, which cannot be kept. */
interface Draft {
  name: string
  day: string | null
  matches: MappingByHand
}

export const useOpeningDraft = (isDone: boolean) => {
  const [file, setFile] = useState<File | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [byHand, setByHand] = useState<MappingByHand>({})
  const [lost, setLost] = useState('')
  useKept<Draft>('apertura', {
    read: () =>
      (file || day !== null) && !isDone ? { name: file?.name ?? '', matches: byHand, day } : undefined,
    write: (draft) => {
      setDay(draft.day)
      setByHand(draft.matches)
      setLost(draft.name)
    },
  })
  const choose = (chosen: File | null): void => {
    setFile(chosen)
    setLost('')
  }
  return {
    file,
    choose,
    day,
    setDay,
    byHand,
    setByHand,
    lost,
  }
}
export type OpeningDraft = ReturnType<typeof useOpeningDraft>
