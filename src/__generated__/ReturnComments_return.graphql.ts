/**
 * @generated SignedSource<<9213e7717caca61863eafd2bdb8981a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnComments_return$data = {
  readonly comments: ReadonlyArray<{
    readonly author_name: string;
    readonly created_at: string;
    readonly text: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "ReturnComments_return";
};
export type ReturnComments_return$key = {
  readonly " $data"?: ReturnComments_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnComments_return">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnComments_return",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "ReturnComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "author_name"
        },
        {
          "kind": "ScalarField",
          "name": "text"
        },
        {
          "kind": "ScalarField",
          "name": "created_at"
        }
      ]
    }
  ],
  "type": "Return"
};
})();

(node as any).hash = "c59f646615cc90764f6641561c0d9186";

export default node;
