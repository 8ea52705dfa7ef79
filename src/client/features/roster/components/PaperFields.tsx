import { PAPERS } from '@contract/roster/papers.rules'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import type { FieldsProps } from './fieldsProps'
import { PaperField } from './PaperField'

/** The numbers the tax office, the registry and the IMSS know them by. */
export function PaperFields({ control, required }: FieldsProps) {
  return (
    <FieldGrid>
      {PAPERS.map((paper) => (
        <PaperField key={paper} control={control} paper={paper} required={required(paper)} />
      ))}
    </FieldGrid>
  )
}
