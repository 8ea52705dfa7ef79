import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { curpBirthDate, curpNameWarning, normalizeCurp } from '@contract/domain/curp'
import { curpLetters } from '@contract/domain/curpLetters'
import type { ApiError } from '../../../state/core/errors'
import { today } from '../../../state/clock/schoolClock'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { CurpInput } from '../../../ui/fields/CodeInputs'
import { DateInput } from '../../../ui/fields/DateInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Icon } from '../../../ui/icons/Icon'
import {
  type StudentBefore,
  curpQuestion,
  FIELD_NAMES,
  fieldOf,
  FIELDS,
  isRequired,
  type RefusedCurp,
  type StudentValues,
} from '../student.form'

/** A CURP that the server called wrong (400) may be confirmed by staff; one that another pupil has (409) may not. */
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
  before: StudentBefore
  refused: RefusedCurp | null
  beginsCurp?: boolean
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

/** Keeps a CURP with a wrong check digit, once staff compared it with the document. */
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
            label="Guardar así: la CURP se revisó con el documento"
          />
        )}
      </Bound>
    </div>
  )
}

/** Once the field has the focus. Left alone the letters are taken away; a CURP typed from its first letter, or pasted, replaces them. */
const useCurpLetters = ({ form, beginsCurp = false }: StudentFieldsProps) => {
  const begun = useRef('')
  const { getValues, setValue } = form
  return {
    begin: ({ target }: { target: HTMLInputElement }) => {
      const letters = beginsCurp && getValues('curp') === '' ? curpLetters(getValues()) : null
      begun.current = letters ?? ''
      if (!letters) return
      setValue('curp', letters)
      // Tab selects the field's text after this event: the next key would replace the letters.
      setTimeout(() => target.setSelectionRange(letters.length, letters.length))
    },
    leave: () => {
      if (begun.current !== '' && getValues('curp') === begun.current) setValue('curp', '')
    },
    /** Before a paste: it replaces the letters instead of following them. */
    replace: ({ target }: { target: EventTarget }) => {
      if (begun.current !== '' && getValues('curp') === begun.current) (target as HTMLInputElement).select()
    },
    once: (typed: string): string =>
      begun.current !== '' && typed.startsWith(begun.current.repeat(2))
        ? typed.slice(begun.current.length)
        : typed,
  }
}

function CurpField(props: StudentFieldsProps) {
  const { form, before, refused } = props
  const { control, setValue, getValues } = form
  const [curp, fecha_nacimiento, nombres, paterno, materno, confirmada] = useWatch({
    control,
    name: ['curp', 'fecha_nacimiento', 'nombres', 'paterno', 'materno', 'curp_confirmada'],
  })
  /** The birth date filled in from the CURP changes with it, but a typed date stays. */
  const filled = useRef('')
  const question = curpQuestion({ curp, fecha_nacimiento }, before, refused)
  const warning =
    curp.length === 18 && curp !== before?.curp ? curpNameWarning(curp, { nombres, paterno, materno }) : null

  const letters = useCurpLetters(props)

  const onType = (typed: string) => {
    // A confirmation is valid only for its CURP.
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
            onFocus={letters.begin}
            onPaste={letters.replace}
            onBlur={() => {
              letters.leave()
              field.onBlur()
            }}
            onChange={(event) => {
              const typed = letters.once(event.target.value)
              onType(typed)
              field.onChange(typed)
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
            // The CURP contains the birth date too, so its error may be solved now.
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

const DRAWN = new Map<string, typeof CurpField>([
  ['curp', CurpField],
  ['fecha_nacimiento', BirthDateField],
])

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
        <FileField control={control} label={before ? 'Foto nueva' : 'Foto'} accept={['image']} camera />
      </div>
    </FieldGrid>
  )
}
