import { styled } from '@mui/material/styles'

interface DepartmentPictureProps {
  url: string | null
  /** Width over height. */
  ratio?: number
}

/** Placeholder for a department without a logo; a file in public/. */
export const DEFAULT_IMAGE = '/departamento.svg'

const Frame = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  overflow: 'hidden',
  background: vars.palette.surface.neutralSoft,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '& > img.default': { objectFit: 'cover' },
}))

/** The logo of a department, never cropped. Without alternative text: the name is written beside it. */
export function DepartmentPicture({ url, ratio = 1 }: DepartmentPictureProps) {
  return (
    <Frame className="picture" style={{ aspectRatio: ratio }}>
      <img
        className={url ? '' : 'default'}
        src={url ?? DEFAULT_IMAGE}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </Frame>
  )
}
