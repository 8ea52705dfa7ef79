import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { curpBirthDate, curpNameWarning } from '@contract/domain/curp'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { CurpInput } from '../../../ui/fields/CodeInputs'
import { Icon } from '../../../ui/icons/Icon'
import { curpQuestion } from '../student.problems'
import type { Before, StudentValues } from '../student.values'
import { texts } from '../students.texts'

export interface CurpFieldProps {
  form: UseFormReturn<StudentValues>
  before: Before
  /** The CURP the server did not take, and why. */
  refused: { curp: string; message: string } | null
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

/**
 * The CURP, looked at while it is typed: what does not add up, letters that the name does not give (a warning only), and
 * the birth date it tells. Staff who checked the document may keep it as it is.
 */
export function CurpField({ form, before, refused }: CurpFieldProps) {
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
            label={texts.fields.curp}
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
      {(question !== null || confirmada) && (
        <div className="confirm">
          <Bound control={control} name="curp_confirmada">
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
      )}
    </Frame>
  )
}
