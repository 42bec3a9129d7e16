/** imsmanifest.xml of a package with one lesson. Source: ADL, SCORM 1.2 Content Aggregation Model, section 2.3. */

export interface Packaged {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

export const manifestOf = ({
  id,
  title,
  version,
}: Packaged): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="linetime.${escaped(id)}" version="${escaped(version)}"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="linetime">
    <organization identifier="linetime">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;
