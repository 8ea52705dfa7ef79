import { styled } from '@mui/material/styles'
import { percentLabel } from '@contract/domain/discounts'
import { formatPesos } from '@contract/domain/money'
import { lateFeeLabel } from '@contract/tuition/lateFees.rules'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { texts } from '../tuition.texts'

const Notes = styled('p')(({ theme: { vars, spacing } }) => ({
  margin: `0 0 ${spacing(2)}`,
  color: vars.palette.text.secondary,
  '& > strong': { color: vars.palette.text.primary },
}))

/** Why the months cost what they cost: the beca, and what the cycle charges for late ones. */
export function PriceNotes({ statement: { beca, cicloEscolar } }: { statement: TuitionStatement }) {
  const { recargo } = cicloEscolar
  if (!beca && !recargo) return null
  return (
    <Notes>
      {beca && <strong>{texts.beca(beca.nombre, percentLabel(beca.porcentaje))}. </strong>}
      {recargo && texts.recargos(lateFeeLabel(recargo, formatPesos))}
    </Notes>
  )
}
