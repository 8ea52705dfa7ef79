import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { texts } from '../cycles.texts'

/** Places that a cycle may name, the second child to the sixth. */
const MOST = 5

const Frame = styled('fieldset')(({ theme: { spacing } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > .place': { display: 'flex', alignItems: 'end', gap: spacing(0.5), width: 170 },
  '& > button': { minHeight: 40 },
}))

interface SiblingPercentsProps {
  value: readonly (number | null)[]
  onChange: (percents: (number | null)[]) => void
  error: string | undefined
}

/** What the second child of a family gets, the third and so on; the last one also holds for those after it. */
export function SiblingPercents({ value, onChange, error }: SiblingPercentsProps) {
  const id = useId()
  return (
    <Frame aria-label={texts.siblings} aria-describedby={id}>
      {value.map((percent, at) => {
        const isLast = at === value.length - 1
        return (
          <div key={at} className="place">
            <NumberInput
              label={texts.siblingPlace(at + 2, isLast)}
              value={percent}
              end="%"
              onChange={(next) => onChange(value.map((each, place) => (place === at ? next : each)))}
            />
            {isLast && (
              <IconAction
                icon="close"
                label={texts.removeSibling(at + 2)}
                onClick={() => onChange(value.slice(0, -1))}
              />
            )}
          </div>
        )
      })}
      {value.length < MOST && (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          onClick={() => onChange([...value, value.at(-1) ?? null])}
        >
          {value.length === 0 ? texts.addSiblings : texts.addSibling}
        </Button>
      )}
      <FieldsetProblem id={id} error={error} />
    </Frame>
  )
}
