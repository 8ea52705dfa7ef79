import { useState } from 'react'
import type { FileKind } from '@contract/domain/files'
import { fileProblem } from './fileRules'

interface PickOptions {
  files: readonly File[]
  onChange: (files: File[]) => void
  accept: readonly FileKind[]
  maxFiles: number
}

/** Takes the files that fit and says why the others do not. With room for one, a new file replaces it. */
export const usePick = ({ files, onChange, accept, maxFiles }: PickOptions) => {
  const [refused, setRefused] = useState<string | null>(null)
  const add = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const good = chosen.filter((file) => !fileProblem(file, accept))
    const next = maxFiles === 1 ? good : [...files, ...good]
    const tooMany = next.length > maxFiles
    const problem = chosen.map((file) => fileProblem(file, accept)).find(Boolean) ?? null
    setRefused(tooMany ? `Se pueden elegir hasta ${maxFiles} archivos` : problem)
    if (good.length > 0) onChange(next.slice(0, maxFiles))
  }
  return { refused: refused ?? undefined, add }
}
