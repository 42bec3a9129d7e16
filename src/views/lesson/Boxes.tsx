/** Answers to be ticked with a pencil. */

export function Boxes({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="lt-boxes">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
