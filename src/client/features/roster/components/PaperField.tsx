import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { paperWarning, type Paper } from '@contract/roster/papers.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CurpInput, NssInput, RfcInput } from '../../../ui/fields/CodeInputs'
import type { EmployeeValues } from '../employee.values'
import { texts } from '../roster.texts'
import { PaperWarning } from './PaperWarning'

interface PaperFieldProps {
  control: Control<EmployeeValues>
  paper: Paper
  required: boolean
}

const INPUTS = { rfc: RfcInput, curp: CurpInput, nss: NssInput }
/** As long as a whole one is: before that a warning would only say that somebody is still typing. */
const WHOLE = { rfc: 13, curp: 18, nss: 11 }

/** CURP, RFC or NSS, masked while typing; what does not add up is told in words once it is whole or the field is left. */
export function PaperField({ control, paper, required }: PaperFieldProps) {
  const [text, fechaNacimiento] = useWatch({ control, name: [paper, 'fechaNacimiento'] })
  const [left, setLeft] = useState(text !== '')
  const warning = left || text.length >= WHOLE[paper] ? paperWarning(paper, text, fechaNacimiento) : null
  const Input = INPUTS[paper]
  return (
    <div>
      <Bound control={control} name={paper}>
        {(field) => (
          <Input
            {...field}
            onBlur={() => {
              setLeft(true)
              field.onBlur()
            }}
            label={texts.fields[paper]}
            {...(paper === 'nss' ? { hint: texts.nssHint } : {})}
            required={required}
          />
        )}
      </Bound>
      <PaperWarning text={warning} />
    </div>
  )
}
