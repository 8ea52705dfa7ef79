import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useController, type Control, type UseFormSetValue } from 'react-hook-form'
import {
  KINSHIPS,
  MAX_EMERGENCY,
  MAX_GUARDIAN_NAME,
  MAX_GUARDIAN_NOTE,
  MAX_KINSHIP,
} from '@contract/guardians/guardians.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { MAIL, TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Row, Stack } from '../../../ui/layout/layout'
import type { GuardianValues } from '../guardian.values'
import { texts } from '../guardians.texts'

interface FieldsProps {
  control: Control<GuardianValues>
}

const places = Array.from({ length: MAX_EMERGENCY }, (_, at) => ({
  value: String(at + 1),
  label: texts.first(at + 1),
}))

const Word = styled(Button)(({ theme: { spacing } }) => ({ minWidth: 0, paddingInline: spacing(1) }))

/** Any word may be written. The frequent ones are buttons outside of the Tab order: typing is quicker than fourteen stops. */
function KinshipField({ control }: FieldsProps) {
  const { field } = useController({ control, name: 'parentesco' })
  return (
    <Stack gap={1}>
      <Bound control={control} name="parentesco">
        {(bound) => <UppercaseInput {...bound} label="Parentesco" maxLength={MAX_KINSHIP} required />}
      </Bound>
      <Row gap={0.5} role="group" aria-label="Parentescos frecuentes">
        {KINSHIPS.map((word) => (
          <Word
            key={word}
            size="small"
            variant={field.value === word ? 'contained' : 'outlined'}
            aria-pressed={field.value === word}
            tabIndex={-1}
            onClick={() => field.onChange(word)}
          >
            {word.charAt(0) + word.slice(1).toLocaleLowerCase('es-MX')}
          </Word>
        ))}
      </Row>
    </Stack>
  )
}

interface MarksProps extends FieldsProps {
  setValue: UseFormSetValue<GuardianValues>
}

/** Marking one clears the other. An adult who must not take the child is not called in an emergency either. */
function HandoverMarks({ control, setValue }: MarksProps) {
  const change = { shouldDirty: true, shouldValidate: true }
  return (
    <Stack gap={0}>
      <Bound control={control} name="puede_recoger">
        {({ value, onChange, ...field }) => (
          <CheckInput
            {...field}
            checked={value}
            label="Puede recoger al alumno"
            onChange={({ target }) => {
              onChange(target.checked)
              if (target.checked) setValue('no_entregar', false, change)
            }}
          />
        )}
      </Bound>
      <Bound control={control} name="no_entregar">
        {({ value, onChange, ...field }) => (
          <CheckInput
            {...field}
            checked={value}
            label="No entregarle al alumno"
            onChange={({ target }) => {
              onChange(target.checked)
              if (!target.checked) return
              setValue('puede_recoger', false, change)
              setValue('emergencia', '', change)
            }}
          />
        )}
      </Bound>
      <Bound control={control} name="vive_con">
        {({ value, ...field }) => <CheckInput {...field} checked={value} label="Vive con el alumno" />}
      </Bound>
    </Stack>
  )
}

interface GuardianFieldsProps extends MarksProps {
  withSiblings: boolean
}

export function GuardianFields({ control, setValue, withSiblings }: GuardianFieldsProps) {
  return (
    <>
      <Bound control={control} name="nombre">
        {(field) => (
          <UppercaseInput {...field} label="Nombre completo" maxLength={MAX_GUARDIAN_NAME} required />
        )}
      </Bound>
      <KinshipField control={control} />
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label="Teléfono" required />}
      </Bound>
      <HandoverMarks control={control} setValue={setValue} />
      <FieldGrid>
        <Bound control={control} name="emergencia">
          {(field) => (
            <SelectInput {...field} label="En una emergencia" options={places} emptyLabel="No llamarle" />
          )}
        </Bound>
        <Bound control={control} name="telefono2">
          {(field) => <PhoneInput {...field} label="Otro teléfono" hint={texts.optional} />}
        </Bound>
        <Bound control={control} name="correo">
          {(field) => <TextInput {...field} label="Correo" hint={texts.optional} {...MAIL} />}
        </Bound>
      </FieldGrid>
      <Bound control={control} name="nota">
        {(field) => (
          <TextInput
            {...field}
            label="Nota"
            hint="Solo se ve aquí: por ejemplo, una resolución del juzgado o un horario."
            rows={2}
            maxLength={MAX_GUARDIAN_NOTE}
          />
        )}
      </Bound>
      {withSiblings && (
        <Bound control={control} name="hermanos">
          {({ value, ...field }) => (
            <CheckInput
              {...field}
              checked={value}
              label="También en sus hermanos"
              hint="A quien ya lo tiene registrado no se le cambia lo demás."
            />
          )}
        </Bound>
      )}
    </>
  )
}
