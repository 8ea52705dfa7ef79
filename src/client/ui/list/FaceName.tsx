interface FaceNameProps {
  nombre: string
  urlMiniatura: string | null
}

/** px, fixed so that the row does not grow when the picture loads. */
const SIDE = 28

export const initialsOf = (nombre: string): string =>
  nombre
    .trim()
    .split(/\s+/, 2)
    .map((word) => [...word][0] ?? '')
    .join('')

/** No alternative text: the name is beside it. Plain elements, because a search draws them again at every key. */
export function FaceName({ nombre, urlMiniatura }: FaceNameProps) {
  return (
    <span className="ui-face">
      {urlMiniatura ? (
        // With a key per picture, or the old child's picture would stand beside the next name while the new one loads.
        <img
          key={urlMiniatura}
          src={urlMiniatura}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <i aria-hidden>{initialsOf(nombre)}</i>
      )}
      <span title={nombre}>{nombre}</span>
    </span>
  )
}
