import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import {
  BLOOD_TYPES,
  MAX_HEALTH_TEXT,
  MAX_INSTRUCTIONS,
  MAX_MEDICAL_SERVICE,
  MAX_MEDICINE_TEXT,
  MAX_MEDICINES,
  type Medicine,
} from '@contract/students/health.rules'
import { partControl } from '../../../ui/forms/partControl'
import { Bound } from '../../../ui/fields/Bound'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { ListEditor } from '../../../ui/fields/ListEditor'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { hairline, Stack, Tiles } from '../../../ui/layout/layout'
import type { HealthValues } from '../studentForm'
import { texts } from '../students.texts'

const Frame = styled('fieldset')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: spacing(0.5), padding: 0, fontSize: typography.pxToRem(14), fontWeight: 600 },
}))

const Line = styled('div')(({ theme, theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: spacing(1.5),
  width: '100%',
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    padding: spacing(1.5),
    border: hairline(theme),
    borderRadius: vars.shape.borderRadius,
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}))

interface MedicineRowsProps {
  value: readonly Medicine[]
  error: string | undefined
  onChange: (medicines: Medicine[]) => void
}

function MedicineRows({ value, error, onChange }: MedicineRowsProps) {
  const [added, setAdded] = useState(false)
  const change = (at: number, part: Partial<Medicine>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const add = () => {
    setAdded(true)
    onChange([...value, { nombre: '', dosis: '', horario: '' }])
  }
  const fields = texts.medicineFields
  return (
    <Frame aria-describedby={error ? 'medicamentos-help' : undefined}>
      <legend>{texts.medicines}</legend>
      {value.map(({ nombre, dosis, horario }, at) => (
        <Line key={at} role="group" aria-label={`Medicamento ${at + 1}${nombre && `: ${nombre}`}`}>
          <UppercaseInput
            label={fields.nombre}
            maxLength={MAX_MEDICINE_TEXT}
            value={nombre}
            onChange={({ target }) => change(at, { nombre: target.value })}
            autoFocus={added && at === value.length - 1}
          />
          <TextInput
            label={fields.dosis}
            maxLength={MAX_MEDICINE_TEXT}
            value={dosis}
            onChange={({ target }) => change(at, { dosis: target.value })}
          />
          <TextInput
            label={fields.horario}
            maxLength={MAX_MEDICINE_TEXT}
            value={horario}
            onChange={({ target }) => change(at, { horario: target.value })}
          />
          <IconAction
            icon="close"
            label={`Quitar ${nombre || `medicamento ${at + 1}`}`}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </Line>
      ))}
      <FieldsetProblem id="medicamentos-help" error={error} />
      {value.length < MAX_MEDICINES && (
        <Button variant="outlined" startIcon={<Icon name="add" />} onClick={add}>
          Agregar medicamento
        </Button>
      )}
    </Frame>
  )
}

const BLOOD_OPTIONS = BLOOD_TYPES.map((value) => ({ value, label: value }))

export function HealthFields<Values extends FieldValues & HealthValues>(props: { control: Control<Values> }) {
  const control = partControl<HealthValues, Values>(props.control)
  return (
    <Stack>
      <Tiles stretch align="start">
        {(['alergias', 'enfermedades'] as const).map((name) => (
          <Bound key={name} control={control} name={name}>
            {({ value, error, onChange }) => (
              <ListEditor
                values={value}
                error={error}
                onChange={onChange}
                label={texts.health[name]}
                maxLength={MAX_HEALTH_TEXT}
              />
            )}
          </Bound>
        ))}
      </Tiles>
      <Bound control={control} name="indicaciones">
        {(field) => (
          <TextInput
            {...field}
            label={texts.instructions}
            hint="En una emergencia: qué darle, a quién llamar, a dónde llevarlo."
            rows={3}
            maxLength={MAX_INSTRUCTIONS}
          />
        )}
      </Bound>
      <Bound control={control} name="medicamentos">
        {({ value, error, onChange }) => <MedicineRows value={value} error={error} onChange={onChange} />}
      </Bound>
      <Tiles stretch align="start">
        <Bound control={control} name="tipo_sangre">
          {(field) => (
            <SelectInput {...field} label={texts.bloodType} options={BLOOD_OPTIONS} emptyLabel="No se sabe" />
          )}
        </Bound>
        <Bound control={control} name="servicio_medico">
          {(field) => (
            <TextInput
              {...field}
              label={texts.medicalService}
              hint="IMSS, ISSSTE o privado, con su número."
              maxLength={MAX_MEDICAL_SERVICE}
            />
          )}
        </Bound>
      </Tiles>
    </Stack>
  )
}
