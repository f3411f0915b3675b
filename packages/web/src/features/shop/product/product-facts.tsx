import { shopPath } from '@fahrtwind/domain';
import type { Product } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './product.module.css';
import { useProductTexts } from './texts.ts';

/** Description, and what the law wants known of a product before it is bought. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const texts = useProductTexts();
  const { description, material, fibres, deliveryDays, identifier, warnings } = product;
  const sizes = product.variants.length === 1 ? product.variants[0]?.size : null;
  return (
    <div className={styles.facts}>
      <Card title={texts.description}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      <Card title={texts.facts}>
        <dl className={styles.list}>
          {sizes && <Fact name={texts.size}>{sizes}</Fact>}
          <Fact name={texts.material}>{material}</Fact>
          {fibres.length > 0 && (
            <Fact name={texts.fibres}>
              {fibres.map((part) => (
                <span key={part.part ?? ''} className={styles.line}>
                  {fibreText(part)}
                </span>
              ))}
            </Fact>
          )}
          {deliveryDays && (
            <Fact name={texts.delivery}>
              {texts.deliveryDays(deliveryDays.from, deliveryDays.to)}
            </Fact>
          )}
          <Fact name={texts.identifier}>{identifier}</Fact>
          {product.kind === 'goods' && (
            <Fact name={texts.maker}>
              <Maker maker={product.maker} />
            </Fact>
          )}
          {product.kind === 'goods' && (
            <Fact name={texts.warnings}>
              {warnings.length === 0 ? texts.noWarnings : <Sentences all={warnings} />}
            </Fact>
          )}
          <Fact name={texts.guarantee}>
            <TextLink to={shopPath('gewaehrleistung')}>{texts.guaranteeLink}</TextLink>
          </Fact>
          <Fact name={texts.revocation}>
            <TextLink to={shopPath('widerrufsbelehrung')}>{texts.revocationLink}</TextLink>
          </Fact>
        </dl>
      </Card>
    </div>
  );
}

function fibreText({ part, fibres }: Product['fibres'][number]): string {
  const all = fibres.map(({ name, percent }) => `${percent}\u00A0% ${name}`).join(', ');
  return part === null ? all : `${part}: ${all}`;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sentences({ all }: { readonly all: readonly string[] }) {
  return (
    <ul className={styles.warnings}>
      {all.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** With a postal and an electronic address (GPSR Art. 19). */
function Maker({ maker }: Pick<Product, 'maker'>) {
  const texts = useProductTexts();
  const { name, street, city, country, electronic } = maker;
  const lines = [name, street, city, country].filter((line) => line !== '');
  if (lines.length === 0 && electronic === '') return texts.makerMissing;
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {electronic !== '' && (
        <a href={electronic.includes('@') ? `mailto:${electronic}` : electronic}>{electronic}</a>
      )}
    </>
  );
}
