import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { ENROLMENT_DISCOUNTS, percentLabel } from '@contract/domain/discounts'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { IconAction } from '../../../ui/icons/IconAction'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../enrolments.texts'
import type { EnrolValues } from '../enrolments.values'

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))

const Row = styled('li')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: spacing(1, 2),
  padding: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& .who small': { ...typography.body2, display: 'block', color: vars.palette.text.secondary },
  '& .fields': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 120px) 1fr',
    gap: spacing(2),
  },
  '& .amounts': {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.palette.text.secondary,
    '& strong': { color: vars.palette.text.primary },
  },
}))

interface ChosenPupilRowProps {
  control: Control<EnrolValues>
  index: number
  /** Pesos. */
  cost: number
  onRemove: () => void
}

/** One pupil of the list: discount with its motive, and what the enrolment costs with it, as it is chosen. */
export function ChosenPupilRow({ control, index, cost, onRemove }: ChosenPupilRowProps) {
  const pupil = useWatch({ control, name: `alumnos.${index}` })
  if (!pupil) return null
  const { monto_descuento, monto_pagar } = discountAmounts(cost, pupil.descuento)
  return (
    <Row>
      <div className="who">
        <strong>{pupil.nombre}</strong>
        <small>{pupil.numero_control}</small>
      </div>
      <IconAction icon="close" label={texts.remove(pupil.nombre)} size="small" onClick={onRemove} />
      <div className="fields">
        <Bound control={control} name={`alumnos.${index}.descuento`}>
          {({ onChange, ...field }) => (
            <SelectInput
              {...field}
              label={texts.discount}
              options={DISCOUNTS}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          )}
        </Bound>
        {pupil.descuento !== 0 && (
          <Bound control={control} name={`alumnos.${index}.motivo_descuento`}>
            {(field) => <TextInput {...field} label={texts.motive} maxLength={200} required />}
          </Bound>
        )}
      </div>
      <div className="amounts">
        <span>
          {monto_descuento > 0 && (
            <>
              Descuento <MoneyText pesos={monto_descuento} />
            </>
          )}
        </span>
        <strong>
          <MoneyText pesos={monto_pagar} />
        </strong>
      </div>
    </Row>
  )
}
