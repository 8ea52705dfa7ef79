import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { curpBirthDate, curpNameWarning } from '@contract/domain/curp'
import { curpLetters } from '@contract/domain/curpLetters'
import { NO_CURP_YET } from '@contract/students/students.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { CurpInput } from '../../../ui/fields/CodeInputs'
import { Icon } from '../../../ui/icons/Icon'
import { FIELDS } from '../formFields'
import { curpQuestion, type RefusedCurp, type StudentBefore, type StudentValues } from '../studentForm'

export interface StudentFieldsProps {
  form: UseFormReturn<StudentValues>
  before: StudentBefore
  refused: RefusedCurp | null
  beginsCurp?: boolean
}

const CONFIRMED = 'Guardar así: la CURP se revisó con el documento'
const PENDING = 'Se escribe cuando la tenga; hasta entonces no se factura su colegiatura'

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

interface CurpTickProps {
  form: UseFormReturn<StudentValues>
  name: 'curp_confirmada' | 'curp_pendiente'
  label: string
  onTick?: (isTicked: boolean) => void
}

/** Ticking changes which CURPs are valid, so a shown error is checked again. */
function CurpTick({ form, name, label, onTick }: CurpTickProps) {
  return (
    <div className="confirm">
      <Bound control={form.control} name={name}>
        {({ value, onChange, ...field }) => (
          <CheckInput
            {...field}
            checked={value}
            onChange={(event) => {
              onChange(event)
              onTick?.(event.target.checked)
              if (form.getFieldState('curp').error) void form.trigger('curp')
            }}
            label={label}
          />
        )}
      </Bound>
    </div>
  )
}

function PendingCurp({ form }: { form: UseFormReturn<StudentValues> }) {
  const typed = useRef('')
  const { getValues, setValue } = form
  const onTick = (isPending: boolean) => {
    if (isPending) typed.current = getValues('curp')
    setValue('curp_confirmada', false)
    setValue('curp', isPending ? '' : typed.current, { shouldDirty: true })
  }
  return <CurpTick form={form} name="curp_pendiente" label={NO_CURP_YET} onTick={onTick} />
}

/** On focus fills in the CURP's first letters from the name; they go if nothing is added, or a whole CURP is typed or pasted. */
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
    replace: ({ target }: { target: EventTarget }) => {
      if (begun.current !== '' && getValues('curp') === begun.current) (target as HTMLInputElement).select()
    },
    once: (typed: string): string =>
      begun.current !== '' && typed.startsWith(begun.current.repeat(2))
        ? typed.slice(begun.current.length)
        : typed,
  }
}

export function CurpField(props: StudentFieldsProps) {
  const { form, before, refused } = props
  const { control, setValue, getValues } = form
  const [curp, fecha_nacimiento, nombres, paterno, materno, confirmada, pendiente] = useWatch({
    control,
    name: ['curp', 'fecha_nacimiento', 'nombres', 'paterno', 'materno', 'curp_confirmada', 'curp_pendiente'],
  })
  /** The birth date last filled in from the CURP: it follows the CURP, whereas a typed date is never changed. */
  const filled = useRef('')
  const question = curpQuestion({ curp, fecha_nacimiento }, before, refused)
  const warning =
    curp.length === 18 && curp !== before?.curp ? curpNameWarning(curp, { nombres, paterno, materno }) : null

  const letters = useCurpLetters(props)

  const onType = (typed: string) => {
    // A confirmation holds only for the CURP it was given for.
    setValue('curp_confirmada', false)
    const born = curpBirthDate(typed)
    const day = getValues('fecha_nacimiento')
    if (!born || (day !== '' && day !== filled.current)) return
    filled.current = born
    setValue('fecha_nacimiento', born, {
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
            required={!pendiente}
            disabled={pendiente}
            {...(pendiente ? { hint: PENDING } : {})}
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
      {(question !== null || confirmada) && <CurpTick form={form} name="curp_confirmada" label={CONFIRMED} />}
      {(before === null || before.curp_pendiente || curp === '') && <PendingCurp form={form} />}
    </Frame>
  )
}
