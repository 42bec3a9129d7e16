/** Made by `npm run formulas` from the TeX in the lesson’s words; not to be changed by hand. MathML by step. */

export const formulas: Readonly<Record<string, string>> = {
  share:
    '<math display="block"><mrow><mi>G</mi><mo>=</mo><mi>R</mi><mo>⋅</mo><mfrac><msub><mi>t</mi><mtext>file</mtext></msub><msub><mi>t</mi><mtext>all</mtext></msub></mfrac></mrow></math>',
  gap: '<math display="block"><mrow><msub><mi>t</mi><mtext>message</mtext></msub><mo>=</mo><msub><mi>t</mi><mtext>host</mtext></msub><mo>+</mo><msub><mi>t</mi><mtext>round trip</mtext></msub></mrow></math>',
  line: '<math display="block"><mrow><mtext>gain</mtext><mo>=</mo><mfrac><mn>1</mn><mrow><mn>1</mn><mo>−</mo><mi>p</mi><mo>+</mo><mi>p</mi><mi>/</mi><mi>k</mi></mrow></mfrac><mspace width="0.2778em"></mspace><mo>&lt;</mo><mspace width="0.2778em"></mspace><mfrac><mn>1</mn><mrow><mn>1</mn><mo>−</mo><mi>p</mi></mrow></mfrac></mrow></math>',
  why: '<math display="block"><mrow><mi>t</mi><mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mi>n</mi><mo fence="true" form="postfix" stretchy="false">)</mo></mrow><mo>=</mo><mi>a</mi><mo>+</mo><mi>b</mi><mspace width="0.1667em"></mspace><mi>n</mi></mrow></math>',
  fair: '<math display="block"><mrow><mfrac><msub><mi>G</mi><mn>3</mn></msub><msub><mi>G</mi><mn>1</mn></msub></mfrac><mo>=</mo><mfrac><msub><mi>G</mi><mn>2</mn></msub><msub><mi>G</mi><mn>1</mn></msub></mfrac><mo>⋅</mo><mfrac><msub><mi>G</mi><mn>3</mn></msub><msub><mi>G</mi><mn>2</mn></msub></mfrac></mrow></math>',
  draw: '<math display="block"><mrow><mi>G</mi><mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mi>n</mi><mo fence="true" form="postfix" stretchy="false">)</mo></mrow><mo>=</mo><mfrac><mi>n</mi><mrow><mi>a</mi><mo>+</mo><mi>b</mi><mspace width="0.1667em"></mspace><mi>n</mi></mrow></mfrac></mrow></math>',
  two: '<math display="block"><mrow><msub><mi>G</mi><mtext>full</mtext></msub><mo>=</mo><mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mi>R</mi><mo>−</mo><msub><mi>R</mi><mtext>routing</mtext></msub><mo fence="true" form="postfix" stretchy="false">)</mo></mrow><mo>⋅</mo><mfrac><mi>n</mi><mrow><mi>n</mi><mo>+</mo><mtext>overhead</mtext></mrow></mfrac></mrow></math>',
};
