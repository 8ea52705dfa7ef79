import { numberPages } from '../../pdf/pageNumbers'
import { createPaper, newPage, toPdf, type Paper } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'

export interface GroupHead {
  readonly lugar: string
  readonly ciclo: string
  readonly now: Date
}

interface SheetGiven extends GroupHead {
  readonly school: School
  readonly name: string
  readonly of?: string
}

export const createSheet = ({ school, name, lugar, ciclo, of, now }: SheetGiven) => {
  const parts = [lugar, name, ...(of ? [of] : [])]
  const doc = createPaper({ title: parts.join(' · '), author: school.name, now })
  const head = {
    title: name.toUpperCase(),
    subtitle: lugar,
    notes: [[`Ciclo ${ciclo}`, of].filter(Boolean).join(' · ')],
  }
  return {
    doc,
    begin: (on: Paper = doc): number => drawHead(on, school, head) + 4,
    breakPage: (): void => newPage(doc),
    finish: (note: string = parts.join(' · ')): Promise<Buffer> => {
      numberPages(doc, note)
      return toPdf(doc)
    },
  }
}
