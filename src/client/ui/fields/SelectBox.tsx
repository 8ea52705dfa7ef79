import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon'

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'relative',
  '& > select': {
    width: '100%',
    height: 40,
    padding: `0 ${spacing(4.5)} 0 ${spacing(1.5)}`,
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
  },
  '& > select:hover': { borderColor: vars.palette.text.primary },
  '& > select:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
  '& > select[aria-invalid=true]': { borderColor: vars.palette.error.main },
  '& > select:disabled': { color: vars.palette.text.disabled, cursor: 'default' },
  '& > svg': { position: 'absolute', right: 10, top: 11, pointerEvents: 'none' },
}))

interface SelectBoxProps extends ComponentProps<typeof Frame> {
  /** In a line of text: 'span'. */
  as?: 'span'
}

/** The look of a native select: it takes the browser's arrow away, so it draws one. */
export function SelectBox({ children, ...frame }: SelectBoxProps) {
  return (
    <Frame {...frame}>
      {children}
      <Icon name="down" size={18} />
    </Frame>
  )
}
