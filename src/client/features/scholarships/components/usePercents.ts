import { LARGE_SCHOLARSHIP_PERCENTS, percentLabel, SCHOLARSHIP_PERCENTS } from '@contract/domain/discounts'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { useMay } from '../../../state/session/useMay'
import type { SelectOption } from '../../../ui/fields/SelectBox'

const WHOLE = Array.from({ length: 100 }, (_, at) => at + 1)

const option = (value: number): SelectOption => ({ value, label: percentLabel(value) })

/** The customer's ten first; larger ones need BECAS (DELETE). Of siblings any whole percent. The present percent is always there. */
export const usePercents = (
  of?: Pick<Scholarship, 'porcentaje' | 'tipo'>,
): { options: SelectOption[]; hint?: string; mayTypeOther: boolean } => {
  const mayGiveMore = useMay()(scholarshipsRoutes.delete.access)
  const all = of?.tipo === 'HERMANOS' ? WHOLE : [...SCHOLARSHIP_PERCENTS, ...LARGE_SCHOLARSHIP_PERCENTS]
  const last = SCHOLARSHIP_PERCENTS.at(-1) as number
  const offered = all.filter((percent) => mayGiveMore || percent <= last)
  const options = [...new Set([...offered, ...(of ? [of.porcentaje] : [])])].sort((a, b) => a - b).map(option)
  const mayTypeOther = mayGiveMore && of?.tipo !== 'HERMANOS'
  return mayGiveMore
    ? { options, mayTypeOther }
    : {
        options,
        mayTypeOther,
        hint: 'Más de 50 %, u otro porcentaje, lo da solo quien puede eliminar becas.',
      }
}
