import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { type Control, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { curpBirthDate, curpNameWarning, normalizeCurp } from '@contract/domain/curp'
import { MAX_HEALTH_TEXT } from '@contract/students/health.rules'
import type { ApiError } from '../../../state/core/errors'
import { today } from '../../../state/clock/schoolClock'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { CurpInput } from '../../../ui/fields/CodeInputs'
import { DateInput } from '../../../ui/fields/DateInput'
import { ListEditor } from '../../../ui/fields/ListEditor'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Icon } from '../../../ui/icons/Icon'
import { Tiles } from '../../../ui/layout/layout'
import {
  type Before,
  curpQuestion,
  FIELD_NAMES,
  fieldOf,
  FIELDS,
  type HealthValues,
  isRequired,
  type RefusedCurp,
  type StudentValues,
} from '../student.form'
import { texts } from '../students.texts'

/** Remembers which CURP the server called wrong; one that another pupil holds (409) cannot be kept by confirming it. */
export const useRefusedCurp = () => {
  const [refused, setRefused] = useState<RefusedCurp | null>(null)
  const noteRefusal = (curp: string, { status, campos }: ApiError) => {
    const message = campos?.['curp']
    if (status === 400 && message) setRefused({ curp: normalizeCurp(curp), message })
  }
  return { refused, noteRefusal }
}

interface StudentFieldsProps {
  form: UseFormReturn<StudentValues>
  before: Before
  refused: RefusedCurp | null
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  '& > [role=status]': {
    display: 'flex',
    gap: spacing(0.5),
    fontSize: typography.pxToRem(13),
    color: vars.palette.warning.main,
  },
  '& > [role=status]:not(:empty), & > .confirm': { marginTop: spacing(0.5) },
}))

/** Staff who checked the document may keep a CURP as it is. */
function ConfirmCurp({ form }: { form: UseFormReturn<StudentValues> }) {
  return (
    <div className="confirm">
      <Bound control={form.control} name="curp_confirmada">
        {({ value, onChange, ...field }) => (
          <CheckInput
            {...field}
            checked={value}
            onChange={(event) => {
              onChange(event)
              if (form.getFieldState('curp').error) void form.trigger('curp')
            }}
            label={texts.confirmCurp}
          />
        )}
      </Bound>
    </div>
  )
}

/** The CURP, looked at while it is typed: what does not add up, letters that the name does not give, the birth date it tells. */
function CurpField({ form, before, refused }: StudentFieldsProps) {
  const { control, setValue, getValues } = form
  const [curp, fecha_nacimiento, nombres, paterno, materno, confirmada] = useWatch({
    control,
    name: ['curp', 'fecha_nacimiento', 'nombres', 'paterno', 'materno', 'curp_confirmada'],
  })
  /** The birth date that came from the CURP; it follows a corrected CURP, a typed one stays. */
  const filled = useRef('')
  const question = curpQuestion({ curp, fecha_nacimiento }, before, refused)
  const warning =
    curp.length === 18 && curp !== before?.curp ? curpNameWarning(curp, { nombres, paterno, materno }) : null

  const onType = (typed: string) => {
    // A confirmation is for the CURP it was given for.
    setValue('curp_confirmada', false)
    const told = curpBirthDate(typed)
    const day = getValues('fecha_nacimiento')
    if (!told || (day !== '' && day !== filled.current)) return
    filled.current = told
    setValue('fecha_nacimiento', told, {
      shouldDirty: true,
      shouldValidate: form.getFieldState('fecha_nacimiento').error !== undefined,
    })
  }

  return (
    <Frame>
      <Bound control={control} name="curp">
        {(field) => (
          <CurpInput
            {...field}
            error={field.error ?? (confirmada ? undefined : (question ?? undefined))}
            onChange={(event) => {
              onType(event.target.value)
              field.onChange(event)
            }}
            label={FIELDS.curp.label}
            required
          />
        )}
      </Bound>
      <div role="status">
        {warning && (
          <>
            <Icon name="warning" size={16} />
            <span>{warning}</span>
          </>
        )}
      </div>
      {(question !== null || confirmada) && <ConfirmCurp form={form} />}
    </Frame>
  )
}

function BirthDateField({ form }: StudentFieldsProps) {
  return (
    <Bound control={form.control} name="fecha_nacimiento">
      {(field) => (
        <DateInput
          {...field}
          onChange={(day) => {
            form.setValue('curp_confirmada', false)
            field.onChange(day)
            // The CURP tells a day too: what was wrong with it may be right now.
            if (form.getFieldState('curp').error) void form.trigger('curp')
          }}
          label={FIELDS.fecha_nacimiento.label}
          max={today()}
          required
        />
      )}
    </Bound>
  )
}

/** Fields that are more than an uppercase text. */
const DRAWN = new Map<string, typeof CurpField>([
  ['curp', CurpField],
  ['fecha_nacimiento', BirthDateField],
])

/** The data of a pupil, without health. */
export function StudentFields(props: StudentFieldsProps) {
  const { form, before } = props
  const { control } = form
  return (
    <FieldGrid>
      {FIELD_NAMES.map((name, at) => {
        const Drawn = DRAWN.get(name)
        if (Drawn) return <Drawn key={name} {...props} />
        const { label, maxLength } = fieldOf(name)
        return (
          <Bound key={name} control={control} name={name}>
            {(field) => (
              <UppercaseInput
                {...field}
                label={label}
                {...(maxLength === undefined ? {} : { maxLength })}
                required={isRequired(name, before)}
                autoFocus={at === 0}
              />
            )}
          </Bound>
        )
      })}
      <div className="wide">
        <FileField control={control} label={before ? texts.newPhoto : texts.photo} accept={['image']} />
      </div>
    </FieldGrid>
  )
}

/** Allergies and illnesses, one by one; part of any form that holds them. */
export function HealthFields<Values extends FieldValues & HealthValues>(props: { control: Control<Values> }) {
  // A control promises to write every field of its form; here only these two are written.
  const control = props.control as unknown as Control<HealthValues>
  return (
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
  )
}
